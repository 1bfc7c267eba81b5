import { arrive } from '#app/navigation/arrive.ts';
import { listenForAssistant } from './assistant-key.ts';
import { layOutAllForReturn } from './lay-out-all.ts';
import { logMissingPage } from './log-missing-page.ts';
import { showPagePath } from './show-page-path.ts';
import { wakeIslands } from './wake.ts';

layOutAllForReturn();
showPagePath();
logMissingPage();
arrive(window);
wakeIslands();
listenForAssistant();
