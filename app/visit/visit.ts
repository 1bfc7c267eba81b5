import { arrive } from '#app/navigation/arrive.ts';
import { listenForAssistant } from './assistant-key.ts';
import { layOutRest } from './lay-out-rest.ts';
import { wakeIslands } from './wake.ts';

layOutRest();
arrive();
wakeIslands();
listenForAssistant();
