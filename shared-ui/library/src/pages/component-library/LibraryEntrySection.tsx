import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';
import { words } from '../../content/words.ts';
import type { LibraryEntry } from '../../parts/examples/library-sets.ts';
import { ExampleAccessibility } from './ExampleAccessibility.tsx';
import { ExampleCode } from './ExampleCode.tsx';
import { ExampleFrame } from './ExampleFrame.tsx';
import { PropsTable } from './PropsTable.tsx';

/** One component: what it is for, every example live, its code and its props. */
export function LibraryEntrySection({ entry }: { entry: LibraryEntry }) {
  const { id, component, description, specifier, shown, props } = entry;
  return (
    <Entry id={id} aria-labelledby={`${id}-titulo`} data-component={component}>
      <header>
        <h3 id={`${id}-titulo`} tabIndex={-1}>
          {component}
        </h3>
        <p>{description}</p>
        {specifier && (
          <Import lang="en">{`import { ${[component, ...(entry.related ?? [])].join(', ')} } from '${specifier}'`}</Import>
        )}
      </header>
      {shown.map((example) => (
        <Figure key={example.id} data-example={example.name} data-example-id={example.id}>
          <figcaption>{example.name}</figcaption>
          <ExampleFrame example={example} />
          <ExampleAccessibility example={example.id} />
          <ExampleCode example={example.title} load={() => entry.source(example.name)} />
        </Figure>
      ))}
      {props.length > 0 && (
        <Props>
          <summary>{words.entry.props}</summary>
          {props.map((table) => (
            <PropsTable key={table.component} {...table} />
          ))}
        </Props>
      )}
    </Entry>
  );
}

const Entry = styled.section({
  display: 'grid',
  gap: token.space[6],
  minWidth: 0,
  paddingBlock: token.space[10],
  borderBlockStart: `1px solid ${token.color.line}`,
  '& > header': { display: 'grid', gap: token.space[2], minWidth: 0 },
  '& > header > p': { maxWidth: token.measure, color: token.color.inkSoft },
});

const Import = styled.code({
  width: 'fit-content',
  maxWidth: '100%',
  padding: `${token.space[1]} ${token.space[3]}`,
  borderRadius: token.radius.sm,
  background: token.color.tint,
  fontSize: token.size.xs,
  overflowWrap: 'anywhere',
});

const Figure = styled.figure({
  display: 'grid',
  gap: token.space[2],
  minWidth: 0,
  '& > figcaption': { fontSize: token.size.sm, fontWeight: 650 },
});

const Props = styled.details({
  minWidth: 0,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    marginBlockEnd: token.space[3],
    width: 'fit-content',
    cursor: 'pointer',
    fontWeight: 650,
    '&::before': { content: '"+"', width: '1.25rem', fontWeight: 700, color: token.color.accent },
  },
  '&[open] > summary::before': { content: '"–"' },
});
