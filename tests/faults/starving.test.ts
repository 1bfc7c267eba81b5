import { starving } from './all.ts';
import { testShortRounds } from './short-round.ts';

testShortRounds(starving);
