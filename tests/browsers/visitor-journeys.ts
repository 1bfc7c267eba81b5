import type { Visit } from './visit.ts';

/** The ways through the site that most visitors take, each from its beginning. */
export const visitorJourneys: Record<string, (visit: Visit) => Promise<void>> = {
  async 'the assistant leads on, and after Back the kept page answers again'(visit) {
    await visit.open('/');
    await visit.isAwake('assistant');
    await visit.run(mark);
    await ask(visit, 'how much is a hologram?');
    await visit.isAt('/akron-holograms');
    await visit.back();
    await visit.isAt('/');
    await visit.exists('html[data-marked=kept]');
    await visit.sees('.assistant-prompt');
    await ask(visit, 'veterans');
    await visit.isAt('/veterans-program');
  },

  async 'the assistant wakes on a page that is loaded again while scrolled'(visit) {
    await visit.open('/');
    await visit.isAwake('assistant');
    await visit.run(() => scrollTo({ top: 900, behavior: 'instant' }));
    await visit.run(mark);
    await visit.run(() => location.reload());
    await visit.exists('html:not([data-marked])');
    await visit.isAwake('assistant');
  },

  async 'the gallery filters, its pictures open, step and close, and the focus comes back'(visit) {
    await visit.open('/photo-gallery');
    await visit.isAwake('gallery-filter');
    await visit.isAwake('lightbox');
    await visit.click('.gallery-filter a', 'Sports');
    await visit.isAt('/photo-gallery#sports');
    await visit.click('a[data-picture]');
    await visit.sees('dialog[open]');
    const caption = await visit.run(() => document.querySelector('dialog figcaption')?.textContent ?? '');
    await visit.press('ArrowRight');
    await visit.seesNot('dialog figcaption', caption);
    await visit.press('Escape');
    await visit.seesNot('dialog[open]');
    await visit.exists('a[data-picture]:focus');
    await visit.isAt('/photo-gallery#sports');
  },

  async 'an accordion opens and closes'(visit) {
    const second = 'details.accordion + details.accordion';
    await visit.open('/bootcamp');
    await visit.click(`${second} summary`);
    await visit.exists(`${second}[open]`);
    await visit.click(`${second}[open] summary`);
    await visit.existsNot(`${second}[open]`);
  },

  async 'a film starts in the place of its poster, or says that its site is away'(visit) {
    await visit.open('/akron-holograms');
    await visit.isAwake('video');
    await visit.click('[data-island=video] a');
    await visit.until(() => visit.run(playerOrExcuse), 'a player or an excuse');
    await visit.isAt('/akron-holograms');
  },

  async 'the back link leads where the visitor came from'(visit) {
    await visit.open('/services');
    await visit.click('a[href="/akron-holograms"][data-sets-flag]');
    await visit.isAt('/akron-holograms');
    await visit.click('main a', 'Shop Robotics');
    await visit.isAt('/porpoise-robotics');
    await visit.click('a[data-back=page]', 'Back to Akron Holograms');
    await visit.isAt('/akron-holograms');
  },

  async 'who comes back to the QR page finds its menu'(visit) {
    await visit.open('/qr');
    await visit.click('#qr-menu a', 'AI Bootcamp');
    await visit.isAt('/bootcamp?src=qr');
    await visit.back();
    await visit.isAt('/qr#qr-menu');
    await visit.sees('#qr-menu');
  },

  async 'a card of the explore page leads on, and its page leads back'(visit) {
    await visit.open('/explore');
    await visit.click('main li a', 'Education');
    await visit.isAt('/education');
    await visit.exists('[data-back=header][href="/explore"]');
  },
};

async function ask(visit: Visit, question: string): Promise<void> {
  await visit.fill('#assistant-q', question);
  await visit.press('Enter');
}

/** The player goes as soon as its site is known to be out of reach, as it is for most machines that run tests. */
function playerOrExcuse(): true | null {
  const player = document.querySelector(
    '[data-island=video] iframe[src^="https://www.youtube-nocookie.com/embed/"]',
  );
  const isAway = document.body.textContent?.includes('The video site cannot be reached from here');
  return player || isAway ? true : null;
}

/** Only a page that was kept as it was still has it after Back. */
function mark(): void {
  document.documentElement.dataset.marked = 'kept';
}
