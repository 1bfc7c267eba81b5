import { arrive } from '#app/navigation/arrive.ts';
import { listenForAssistant } from './assistant-key.ts';
import { layOutRest } from './lay-out-rest.ts';
import { logMissingPage } from './log-missing-page.ts';
import { showPagePath } from './show-page-path.ts';
import { wakeIslands } from './wake.ts';

layOutRest();
showPagePath();
logMissingPage();
arrive(window);
wakeIslands();
listenForAssistant();
