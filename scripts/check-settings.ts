import { readConfig } from '#server/config/config.ts';
import { tellInASentence } from './command-line/tell-in-a-sentence.ts';

// Before the build: nobody should wait for minutes to hear of a mistyped setting.
await tellInASentence('The settings cannot be read', async () => {
  readConfig(process.env);
});
