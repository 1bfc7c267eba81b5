const parameter = 'picture';

/** The picture an address asks for. In the query, so that the hash stays free for the gallery's filter. */
export function pictureIn(address: string): string | null {
  return new URL(address).searchParams.get(parameter);
}

export function addressWith(id: string | null, address: string): string {
  const url = new URL(address);
  if (id) url.searchParams.set(parameter, id);
  else url.searchParams.delete(parameter);
  return url.href;
}
