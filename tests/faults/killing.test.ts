import { killing } from './all.ts';
import { testShortRounds } from './short-round.ts';

testShortRounds(killing);
