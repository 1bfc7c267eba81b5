/** What a webhook's answer means, for whoever set it up. */
export function answerWords(status: number): string {
  return `It answered ${status}: ${meaningOf(status)}.`;
}

function meaningOf(status: number): string {
  if (status >= 200 && status <= 299) return 'it took the message';
  if (status >= 300 && status <= 399)
    return 'it sends us elsewhere, which we do not follow; use the address that it leads to';
  if (status === 401 || status === 403) return 'it does not let us in; check the address and its key';
  if (status === 404 || status === 410) return 'there is nothing at this address; copy it again';
  if (status === 413) return 'the message is too large for it';
  if (status === 429) return 'it gets too many messages at the moment';
  if (status >= 500) return 'it has trouble of its own; deliveries are tried again later';
  return 'it does not understand the message; try the other shape';
}
