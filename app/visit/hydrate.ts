import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** In small steps, so that a slow phone can answer a finger in between. */
export function hydrate(element: HTMLElement, Component: ComponentType<object>, props: object): void {
  startTransition(() => {
    hydrateRoot(element, createElement(Component, props));
  });
  element.dataset.awake = '';
}
