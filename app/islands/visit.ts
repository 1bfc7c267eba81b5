import { arrive } from '#app/navigation/arrive.ts';
import { showPagePath } from './show-page-path.ts';
import { wakeIslands } from './wake.ts';

showPagePath();
arrive(window);
wakeIslands();
