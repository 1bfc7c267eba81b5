/** Whether the visitor's device keeps something under a name. A browser may refuse to say. */
export function isStored(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
