import { createContext, type ReactNode, useContext } from 'react';
import { useLocation } from 'react-router';
import { type UsualBack, usualBack } from './usual-back.ts';

export type Navigation = {
  /** The address of the page that is shown, without a slash at its end. */
  path: string;
  back: UsualBack;
};

const NavigationContext = createContext<Navigation | null>(null);

/** Tells the parts of a page where they stand, and where its back controls lead until the visit knows better. */
export function NavigationProvider({ children }: { children: ReactNode }) {
  // The prerenderer asks for `/contact/`.
  const path = useLocation().pathname.replace(/(.)\/$/, '$1');
  return <NavigationContext value={{ path, back: usualBack(path) }}>{children}</NavigationContext>;
}

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation must be used within a NavigationProvider');
  return navigation;
}
