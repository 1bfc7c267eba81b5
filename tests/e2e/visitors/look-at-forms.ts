/** Run in a page: what keeps browsers and password managers from filling in its forms, one line each. */
export function wrongTokens(): string[] {
  const tokens: Record<string, string> = {
    name: 'name',
    firstName: 'given-name',
    lastName: 'family-name',
    email: 'email',
    phone: 'tel',
    company: 'organization',
    website: 'off',
  };
  const types: Record<string, string> = { email: 'email', phone: 'tel' };
  return [...document.querySelectorAll<HTMLInputElement>('main form :is(input:not([type=hidden]), textarea)')]
    .filter((field) => {
      const { name, type, autocomplete, labels } = field;
      // A parent fills the form in: their own name would be the wrong one.
      const isOfStudent = /student/i.test(labels?.[0]?.textContent ?? '');
      const token = isOfStudent ? 'off' : (tokens[name] ?? autocomplete);
      const isOutOfSight = field.tabIndex === -1 && field.closest('[aria-hidden=true]') !== null;
      return !(
        labels?.length &&
        autocomplete === token &&
        type === (types[name] ?? type) &&
        isOutOfSight === (name === 'website')
      );
    })
    .map(({ outerHTML }) => outerHTML);
}
