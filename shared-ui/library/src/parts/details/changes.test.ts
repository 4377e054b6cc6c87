import { expect, test } from 'vitest';
import { changesOf, parseChangelog, parseChangeset } from './changes.ts';

test('parseChangelog joins the lines of an item, with its version', () => {
  const markdown =
    '# x\n\n## 0.2.0\n\n### Features\n\n- `Medal` is\n  larger.\n\n  And round.\n- Other.\n\n## 0.1.0\n\n- First.\n';
  expect(parseChangelog(markdown)).toEqual([
    { version: '0.2.0', text: '`Medal` is larger. And round.' },
    { version: '0.2.0', text: 'Other.' },
    { version: '0.1.0', text: 'First.' },
  ]);
});

test('parseChangeset returns the paragraphs of the design system only', () => {
  const changeset = (name: string) => `---\n"${name}": minor\n---\n\nOne\nline.\n\nTwo.\n`;
  expect(parseChangeset(changeset('@ia/shared-ui'))).toEqual([
    { version: null, text: 'One line.' },
    { version: null, text: 'Two.' },
  ]);
  expect(parseChangeset(changeset('@ia/federation'))).toEqual([]);
});

test('changes of a component are those that name one of its exports', () => {
  expect(changesOf(['MissingTile']).map(({ version }) => version)).toContain('0.2.0');
  expect(changesOf(['NoSuchComponent'])).toEqual([]);
});
