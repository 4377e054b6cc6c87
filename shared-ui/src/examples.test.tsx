import { expect, test } from 'vitest';
import { type ExampleSet, exampleSource } from './examples.ts';

const sets = import.meta.glob<{ default: ExampleSet }>('./*/*.examples.tsx', { eager: true });
const sources = import.meta.glob<string>('./*/*.examples.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('exampleSource extracts each example completely', () => {
  for (const [file, { default: set }] of Object.entries(sets)) {
    const names = Object.keys(set.examples);
    for (const name of names) {
      const source = exampleSource(sources[file] ?? '', name);
      expect(source, `${file}: ${name}`).toBeTruthy();
      // Unbalanced brackets mean a wrong cut.
      const count = (char: string) => (source ?? '').split(char).length;
      expect([count('{'), count('(')], `${file}: ${name}\n${source}`).toEqual([count('}'), count(')')]);
    }
  }
});

test('exampleSource supports quoted and plain names, parenthesized and block bodies', () => {
  const raw = `examples: {
    'Com ícone': () => (
      <Button iconStart={X}>
        Vá, já!
      </Button>
    ),
    Bloco: () => {
      return <p>{'}'}</p>;
    },
    "Um só": () => <b title="a, b">x</b>,
  }`;
  expect(exampleSource(raw, 'Com ícone')).toBe('<Button iconStart={X}>\n  Vá, já!\n</Button>');
  expect(exampleSource(raw, 'Bloco')).toContain("return <p>{'}'}</p>;");
  expect(exampleSource(raw, 'Um só')).toBe('<b title="a, b">x</b>');
  expect(exampleSource(raw, 'Outro')).toBeNull();
});
