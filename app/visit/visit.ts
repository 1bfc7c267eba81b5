import { arrive } from '#app/navigation/arrive.ts';
import { listenForAssistant } from './assistant-key.ts';
import { wakeIslands } from './wake.ts';

arrive();
wakeIslands();
listenForAssistant();
