const address = /[\p{L}\p{N}_%+-][\p{L}\p{N}_%+.'-]*@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/gu;

/** Whether an address (in small letters) stands in a text as a whole: not as a part of a longer one. */
export function namesAddress(text: string, email: string): boolean {
  return text.toLowerCase().match(address)?.includes(email) ?? false;
}
