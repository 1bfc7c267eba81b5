import { createContext } from 'react';

/** Marks inline code of pages that are rendered on request; prerendered pages go by hashes. */
export const NonceContext = createContext<string | undefined>(undefined);
