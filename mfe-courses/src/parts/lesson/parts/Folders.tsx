/** Tabs and accordions. In print, all panels are shown one after the other. */
import styled from '@emotion/styled';
import { AccordionItem, Accordion as AccordionSet } from '@ia/shared-ui/accordion';
import { Tabs as TabSet } from '@ia/shared-ui/tabs';
import { media, token } from '@ia/shared-ui/tokens';
import type { PartOf } from '../../../content/schema.ts';
import { usePrintVersion } from '../print-version.ts';
import { SimplePartView } from '../SimplePartView.tsx';
import { useCarriedState } from '../use-carried-state.ts';
import { PartHeading } from './TextParts.styles.ts';

/** A tab, or an item of an accordion. */
type Folder = PartOf<'tabs'>['tabs'][number];

const Stack = styled.div({
  display: 'grid',
  gap: token.space[4],
  minWidth: 0,
  // No grid in print: browsers split grid rows at page breaks.
  [media.print]: {
    display: 'block',
    '&& > * + *': { marginTop: token.space[3] },
    '&& > h4 + *': { marginTop: token.space[1] },
  },
});

const Contents = ({ folder }: { folder: Folder }) => (
  <Stack>
    {folder.parts.map((part, index) => (
      <SimplePartView key={`${part.type}-${index}`} part={part} />
    ))}
  </Stack>
);

const AllPanels = ({ folders }: { folders: Folder[] }) => (
  <Stack>
    {folders.map((folder) => (
      <Stack key={folder.id}>
        <PartHeading>{folder.label}</PartHeading>
        <Contents folder={folder} />
      </Stack>
    ))}
  </Stack>
);

/**
 * State of the open tab: its id and a setter. Restored by Back and reload.
 * @param label distinguishes several tab sets of one page
 */
export function useOpenTab(label: string, tabs: readonly { id: string }[]) {
  return useCarriedState(
    `separador: ${label}`,
    (stored) => tabs.find(({ id }) => id === stored)?.id ?? tabs[0]?.id ?? '',
  );
}

/** Tabs of a lesson. */
export function Tabs({ part }: { part: PartOf<'tabs'> }) {
  const [open, setOpen] = useOpenTab(part.label, part.tabs);
  if (usePrintVersion()) return <AllPanels folders={part.tabs} />;
  const items = part.tabs.map((folder) => ({
    id: folder.id,
    label: folder.label,
    content: <Contents folder={folder} />,
  }));
  return <TabSet label={part.label} items={items} tab={open} onTabChange={setOpen} />;
}

/** Accordion of a lesson. */
export function Accordion({ part }: { part: PartOf<'accordion'> }) {
  if (usePrintVersion()) return <AllPanels folders={part.items} />;
  return (
    <AccordionSet level={4}>
      {part.items.map((folder) => (
        <AccordionItem key={folder.id} id={folder.id} title={folder.label}>
          <Contents folder={folder} />
        </AccordionItem>
      ))}
    </AccordionSet>
  );
}
