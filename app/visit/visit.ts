import { arrive } from '#app/navigation/arrive.ts';
import { listenForAssistant } from './assistant-key.ts';
import { wakeIslands } from './wake.ts';

/** The guard of styles and scripts alike: a browser that lacks this gets a plain page, whose links and forms work. */
if (CSS.supports('color', 'oklch(0 0 0)')) {
  arrive();
  wakeIslands();
  listenForAssistant();
}
