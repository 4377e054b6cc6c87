import { type KeptThing, useShell } from '@ia/federation';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Section } from '@ia/shared-ui/section';
import { Heading, Small } from '@ia/shared-ui/text';
import { VisuallyHidden } from '@ia/shared-ui/visually-hidden';
import { useRef, useState } from 'react';
import { own } from '../../content/own/words.ts';
import { type Found, foundOn, undeclaredOn } from '../../rules/kept-things.ts';
import type { Erased, useHeld } from '../../state/held.ts';
import { Group, Row, Rows } from './Rows.styles.ts';

const KINDS = ['progress', 'participation', 'texts', 'settings', 'technical'] as const;

interface KeptListProps {
  things: readonly KeptThing[];
  device: ReturnType<typeof useHeld>;
}

/** Everything that is kept, in plain words, each with its button; what was erased can be taken back until one leaves. */
export function KeptList({ things, device }: KeptListProps) {
  const [gone, setGone] = useState<ReadonlyMap<string, { found: Found; erased: Erased }>>(new Map());
  const unnamed = undeclaredOn(device.held, things).map(
    (key): Found => ({
      label: key.key,
      purpose: own.kept.othersPurpose,
      kind: 'technical',
      amounts: [],
      keys: [key],
    }),
  );
  const there = [...foundOn(device.held, things), ...unnamed];
  const back = (label: string) => there.some((found) => found.label === label);
  const erasedNow = [...gone.values()].filter(({ found }) => !back(found.label));
  const order = new Map(
    [...things.map(({ label }) => label), ...unnamed.map(({ label }) => label)].entries(),
  );
  const shown = [...there, ...erasedNow.map(({ found }) => found)].sort(
    (a, b) => placeOf(order, a.label) - placeOf(order, b.label),
  );
  async function forget(found: Found) {
    const erased = await device.forget(found.keys);
    setGone((before) => new Map(before).set(found.label, { found, erased }));
    return erased.length > 0;
  }
  return (
    <Section id="guardado" kind="quiet" layout="beside" title={own.kept.title} intro={own.kept.intro}>
      {shown.length === 0 && <EmptyState compact>{own.kept.none}</EmptyState>}
      {KINDS.map((kind) => {
        const ofKind = shown.filter((found) => found.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <Group key={kind}>
            <Heading level={3}>{own.kept.kinds[kind]}</Heading>
            <Rows role="list">
              {ofKind.map((found) => (
                <KeptRow
                  key={found.label}
                  found={found}
                  isErased={!back(found.label)}
                  onErase={() => forget(found)}
                  onUndo={() => device.bringBack(gone.get(found.label)?.erased ?? [])}
                  canUndo={(gone.get(found.label)?.erased.length ?? 0) > 0}
                />
              ))}
            </Rows>
          </Group>
        );
      })}
    </Section>
  );
}

const placeOf = (order: ReadonlyMap<number, string>, label: string): number =>
  [...order].find(([, name]) => name === label)?.[0] ?? order.size;

interface KeptRowProps {
  found: Found;
  isErased: boolean;
  canUndo: boolean;
  /** Resolves to whether it can be put back. */
  onErase: () => Promise<boolean>;
  onUndo: () => void;
}

function KeptRow({ found, isErased, canUndo, onErase, onUndo }: KeptRowProps) {
  const shell = useShell();
  const { label, purpose, amounts } = found;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Row data-kept={label}>
      <Heading level={4} ref={heading} tabIndex={-1}>
        {label}
      </Heading>
      {isErased ? (
        <p>{own.kept.erased}</p>
      ) : (
        amounts.length > 0 && (
          <p>
            <strong>{amounts.map((amount) => own.amount(amount.value, amount)).join(' · ')}</strong>
          </p>
        )
      )}
      <Small>{purpose}</Small>
      {/* One button in two states: the focus stays where it was. */}
      {(!isErased || canUndo) && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            onClick={async () => {
              if (isErased) {
                onUndo();
                shell.announce(own.kept.saidBack(label));
                return;
              }
              const undoable = await onErase();
              // Its button goes away with it.
              if (!undoable) heading.current?.focus();
              shell.announce(own.kept.saidErased(label, undoable));
            }}
          >
            {isErased ? own.kept.undo : own.kept.erase}
            <VisuallyHidden>{own.kept.what(label)}</VisuallyHidden>
          </Button>
        </div>
      )}
    </Row>
  );
}
