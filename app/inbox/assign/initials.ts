/** Two letters that stand for a name: “Ana María López” is AL, “boss@example.org” is BO. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [first, last] = [words[0] ?? name, words.at(-1) ?? name];
  const letters =
    words.length > 1 ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...first].slice(0, 2);
  return letters.join('').toUpperCase();
}
