import { chromium } from './chromium.ts';
import { journeysIn } from './journeys.ts';

journeysIn(chromium);
