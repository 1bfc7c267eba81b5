import type { Logger } from 'pino';
import { everyForm } from '#app/forms/definitions/registry.ts';
import type { Health } from '#app/inbox/health/answers.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import { errorCode } from '#server/database/postgres.ts';
import type { Canaries } from '#server/submissions/canary.ts';
import { checksFailing } from '#server/telemetry/counters.ts';
import { type Check, quickChecks, slowChecks } from './checks/all.ts';
import { about, type Finding, lookAt } from './checks/finding.ts';
import { aboutForm, tryForms } from './checks/forms.ts';
import { takesNoWrites } from './checks/house.ts';
import { afterFinding, type Known, type KnownByName, newsIn, readKnown, saveKnown } from './known.ts';
import { tell } from './tell.ts';

/** How the site finds out by itself whether it works. */
export type Watch = {
  /** Tries everything once, at this address, and tells what is new. Whoever asks meanwhile shares the same round. */
  tryAll: (origin: string) => Promise<void>;
  read: () => Promise<Health>;
  /** Brings the metric up to date, whichever process tried last. */
  countFailing: () => Promise<void>;
};

type Needs = { config: Config; database: Database; log: Logger; desk: { canaries: Canaries } };

export function openWatch({ config, database, log, desk }: Needs): Watch {
  const [slow, quick] = [slowChecks({ config, database }), quickChecks({ config, database })];
  /** While the database takes no writes, what was found is known here alone. */
  let unsaved: KnownByName | null = null;
  let latest: KnownByName = new Map();
  let underWay: Promise<void> | null = null;

  async function known(): Promise<KnownByName> {
    const stored = await readKnown(database).catch(() => null);
    if (!stored) return latest;
    // Unless another process has looked since, what could not be stored is newer.
    if (unsaved && lastLook(unsaved) >= lastLook(stored)) return unsaved;
    unsaved = null;
    return stored;
  }

  async function tryAndTell(origin: string): Promise<void> {
    const found = await Promise.all([
      tryForms({ database, canaries: desk.canaries }, origin),
      lookAtAll([...slow, ...quick], origin),
    ]);
    const findings = found.flat();
    // Every question to a database that is away takes seconds, and what is told must not wait in it.
    const isAway = findings.some(({ name, cause }) => name === 'database' && cause === takesNoWrites);
    const before = isAway ? latest : await known();
    const now = Date.now();
    const after = findings.map((finding) => afterFinding(before.get(finding.name), finding, now));
    count(after);
    await tellNews(findings, after, isAway);
    latest = new Map(after.map((one) => [one.name, one]));
    const isSaved = !isAway && (await saveKnown(database, after).catch(() => false));
    unsaved = isSaved ? null : latest;
  }

  async function tellNews(
    findings: readonly Finding[],
    after: readonly Known[],
    isAway: boolean,
  ): Promise<void> {
    const { failing, healed } = newsIn(after);
    if (failing.length + healed.length === 0) return;
    const namesOf = (all: readonly Known[]) => all.map(({ name, cause }) => `${name} ${cause}`.trim());
    log.warn({ failing: namesOf(failing), healed: namesOf(healed) }, 'what works has changed');
    const findingsOf = (all: readonly Known[]) =>
      findings.filter(({ name }) => all.some((one) => one.name === name));
    try {
      const news = { failing: findingsOf(failing), healed: findingsOf(healed) };
      await tell(news, isAway ? null : database, config);
      for (const one of failing) one.told = 1;
      for (const one of healed) one.told = 0;
    } catch (error) {
      log.error({ code: errorCode(error) }, 'nobody could be told by mail; trying again with the next round');
    }
  }

  return {
    tryAll: (origin) => {
      underWay ??= tryAndTell(origin).finally(() => {
        underWay = null;
      });
      return underWay;
    },
    read: async () => {
      const [now, before] = await Promise.all([lookAtAll(quick, ''), known()]);
      const subjects = [...everyForm.map(aboutForm), ...slow.map(({ name, title }) => about(name, title))];
      const lastFound = subjects.map((subject) => {
        const blank = subject.off('Not tried yet.');
        const { state, sentence, advice } = before.get(blank.name) ?? blank;
        return { ...blank, state, sentence, advice };
      });
      const checks = [...lastFound, ...now].map(({ cause, ...finding }) => ({
        ...finding,
        ...pastOf(before.get(finding.name)),
      }));
      const { canaryEvery, mail } = config;
      return { checks, everySeconds: canaryEvery && canaryEvery / 1000, told: mail?.notify ?? [] };
    },
    countFailing: async () => count([...(await known()).values()]),
  };
}

function lookAtAll(checks: readonly Check[], origin: string): Promise<Finding[]> {
  return Promise.all(
    checks.map(({ name, title, look }) => lookAt(name, title, (subject) => look(subject, origin))),
  );
}

/** Empty before the first. */
function lastLook(all: KnownByName): string {
  return [...all.values()].reduce((last, { at }) => (at > last ? at : last), '');
}

function pastOf(known: Known | undefined) {
  const { at = null, good_at: goodAt = null, bad_at = null, bad_sentence = null } = known ?? {};
  return { at, goodAt, bad: bad_at && bad_sentence ? { at: bad_at, sentence: bad_sentence } : null };
}

function count(all: readonly Known[]): void {
  checksFailing.reset();
  for (const { name: check, state, cause } of all)
    if (state !== 'off') checksFailing.set({ check, cause }, state === 'bad' ? 1 : 0);
}
