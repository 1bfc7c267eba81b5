/** What a visitor's own device keeps; where storage is blocked it lasts as long as the page. */
const fallback = new Map<string, string>();

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  fallback.set(name, text);
  try {
    localStorage.setItem(name, text);
  } catch {
    // Blocked or full: the page still has it.
  }
}

export function kept<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return JSON.parse(fallback.get(name) ?? 'null');
  }
}

export function forget(name: string): void {
  fallback.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Then there is nothing to remove.
  }
}
