import { oldestBrowser } from './floor.ts';
import { journeysIn } from './journeys.ts';

journeysIn(oldestBrowser);
