import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

export function hydrate(element: HTMLElement, Component: ComponentType<object>, props: object): void {
  hydrateRoot(element, createElement(Component, props));
  element.dataset.awake = '';
}
