import { arrive } from '#app/navigation/arrive.ts';
import { listenForAssistant } from './assistant-key.ts';
import { logMissingPage } from './log-missing-page.ts';
import { showPagePath } from './show-page-path.ts';
import { wakeIslands } from './wake.ts';

showPagePath();
logMissingPage();
arrive(window);
wakeIslands();
listenForAssistant();
