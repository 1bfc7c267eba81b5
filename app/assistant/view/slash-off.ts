/** What the visitor's device keeps once the `/` key is turned off. */
export const slashOff = 'site:slash-off';
