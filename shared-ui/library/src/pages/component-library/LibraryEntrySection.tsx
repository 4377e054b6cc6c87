import { t } from '../../content/text.ts';
import type { LibraryEntry } from '../../parts/examples/library-sets.ts';
import { ExampleAccessibility } from './ExampleAccessibility.tsx';
import { ExampleCode } from './ExampleCode.tsx';
import { ExampleFrame } from './ExampleFrame.tsx';
import { Entry, Figure, Import, Props } from './LibraryEntrySection.styles.ts';
import { PropsTable } from './PropsTable.tsx';

/** One component: description, live examples, code and props. */
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
          <summary>{t.entry.props}</summary>
          {props.map((table) => (
            <PropsTable key={table.component} {...table} />
          ))}
        </Props>
      )}
    </Entry>
  );
}
