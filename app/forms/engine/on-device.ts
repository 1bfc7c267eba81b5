/** What a visitor's own device keeps. What it refuses, blocked or full, lasts as long as the page. */
const refused = new Map<string, string>();

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
    refused.delete(name);
  } catch {
    refused.set(name, text);
  }
}

export function kept<T>(name: string): T | null {
  try {
    return JSON.parse(refused.get(name) ?? localStorage.getItem(name) ?? 'null');
  } catch {
    // Blocked, or not what we wrote.
    return null;
  }
}

export function forget(name: string): void {
  refused.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Then there is nothing to remove.
  }
}
