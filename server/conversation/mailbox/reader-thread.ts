import { parentPort, workerData } from 'node:worker_threads';
import { readMail } from './read-mail.ts';

// The whole life of a thread that reads one mail.
parentPort?.postMessage(await readMail(workerData));
