import { expect, test } from 'vitest';
import { pruneStyles } from './prune-styles.ts';

const prune = (css: string, ...used: string[]) => pruneStyles(css, (name) => used.includes(name));

test.each([
  ['a rule of a class that is used', '.a{x:1}', '.a{x:1}'],
  ['no rule of another', '.b{x:1}', ''],
  ['what has no class', 'html,:host{x:1}*,:before{y:2}', 'html,:host{x:1}*,:before{y:2}'],
  ['a rule of an element that is there', 'p{x:1}.a p:hover{y:2}', 'p{x:1}.a p:hover{y:2}'],
  ['no rule of another element', 'td,p{x:1}.a>td{y:2}td:where(.a){y:3}', 'p{x:1}'],
  ['what a page has without markup', '::selection{x:1}p::before{y:2}', '::selection{x:1}p:before{y:2}'],
  ['of a list only what is used', '.a,.b>p{x:1}', '.a{x:1}'],
  ['a rule only when all of its classes are', '.a .b{x:1}.a.c{y:2}', '.a.c{y:2}'],
  ['what depends on a class that is not there', '.a:not(.b){x:1}', '.a:not(.b){x:1}'],
  ['one of several to choose from', ':is(.a,.b){x:1}:where(.b>p){y:2}', ':is(.a,.b){x:1}'],
  ['what a rule holds', '.a{x:1;&:hover{.b{y:2}.c{z:3}}}', '.a{x:1}.a:hover .c{z:3}'],
  ['blocks that hold something', '@media (a){.a{x:1}.b{x:1}}@media (b){.b{x:1}}', '@media (a){.a{x:1}}'],
  ['blocks within blocks', '@layer u{@supports (a){.b{x:1}}.c{y:2}}', '@layer u{.c{y:2}}'],
  [
    'faces, keyframes and properties',
    '@font-face{x:1}@keyframes b{to{y:2}}',
    '@font-face{x:1}@keyframes b{to{y:2}}',
  ],
  [
    'what stands in for properties where they cannot be declared',
    '@layer properties{@supports (a){*{--b:1}}}.a{x:1}',
    '@layer properties{@supports (a){*{--b:1}}}.a{x:1}',
  ],
  ['statements', '@layer a,b;.b{x:1}', '@layer a,b;'],
  ['names with signs in them', '.md\\:p-1\\.5{x:1}.md\\:p-2{x:1}', '.md\\:p-1\\.5{x:1}'],
  ['names that start with a digit', '.\\32 xl{x:1}.\\33 xl{x:1}', '.\\32 xl{x:1}'],
  ['names with brackets in them', '.\\[\\&_p\\]\\:x p,.\\[\\&_a\\]\\:x a{y:2}', '.\\[\\&_p\\]\\:x p{y:2}'],
  ['braces and semicolons in text', '.a{content:"};.b{"}.b{x:1}', '.a{content:"};.b{"}'],
  ['no comments', '/*! by */.a{x:1}', '.a{x:1}'],
  ['attributes, whatever they hold', '[data-x=".b"] .a{x:1}', '[data-x=\\.b] .a{x:1}'],
])('keeps %s', (_, css, kept) => {
  expect(prune(css, 'html', 'p', 'a', 'c', 'md:p-1.5', '2xl', '[&_p]:x')).toBe(kept);
});
