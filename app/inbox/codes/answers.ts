/** A printed code: a short address that leads to the QR page and tells which code was read. */
export type PrintedCode = {
  slug: string;
  name: string;
  /** What the code holds. */
  address: string;
  madeAt: string;
  madeBy: string;
  retiredAt: string | null;
  visits: number;
  submissions: number;
};

/** `isAddressSet` is false while nobody has said what the site's own address is. */
export type PrintedCodes = { codes: PrintedCode[]; isAddressSet: boolean };

export const codeFormats = ['svg', 'png'] as const;
export type CodeFormat = (typeof codeFormats)[number];
