import { useContext } from 'react';
import { NonceContext } from './nonce.ts';

/** Milliseconds: both faces come with the first answers of an ordinary line. */
const longestWait = 700;

/**
 * The first page of a visit waits for its two faces before it shows itself, and on a slower line takes them when
 * they come. A later page has them at hand or, as `fonts.css` says, does without: so text does not change its face
 * under a reader's eyes. React would write quotes and arrows in other signs, so the script has none.
 */
const awaitFonts = `(function () {
  var page = document.documentElement;
  if (document.referrer.startsWith(location.origin) || !document.fonts) return;
  document.fonts.forEach(function (face) { face.display = \`swap\` });
  page.dataset.awaits = \`fonts\`;
  var show = function () { delete page.dataset.awaits };
  var faces = [\`1em Instrument Sans Variable\`, \`640 1em Bricolage Grotesque Variable\`];
  Promise.all(faces.map(function (face) { return document.fonts.load(face) })).then(show, show);
  setTimeout(show, ${longestWait});
})()`;

export function FirstFonts() {
  return <script nonce={useContext(NonceContext)}>{awaitFonts.replace(/\n\s*/g, '')}</script>;
}
