import { type DeviceData, useShell } from '@ia/federation';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Section } from '@ia/shared-ui/section';
import { Heading, Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { VisuallyHidden } from '@ia/shared-ui/visually-hidden';
import { useRef, useState } from 'react';
import { myProgress } from '../../content/my-progress/text.ts';
import { findStoredItems, findUndeclaredKeys, type StoredItem } from '../../rules/stored-items.ts';
import type { ErasedEntries, useDeviceData } from '../../state/use-device-data.ts';
import { eraseButton, Group, Row, Rows } from './Rows.styles.ts';

/** Kinds of stored data, in the order of the page. */
const KINDS = ['progress', 'participation', 'texts', 'settings', 'technical'] as const;

interface StoredDataListProps {
  deviceData: readonly DeviceData[];
  device: ReturnType<typeof useDeviceData>;
}

/**
 * Lists the stored data in plain language, with an erase button each. Undo is available until the visitor
 * leaves the page.
 */
export function StoredDataList({ deviceData, device }: StoredDataListProps) {
  const [erasedItems, setErasedItems] = useState<
    ReadonlyMap<string, { found: StoredItem; erased: ErasedEntries }>
  >(new Map());
  const undeclaredItems = findUndeclaredKeys(device.snapshot, deviceData).map(
    (key): StoredItem => ({
      label: key.key,
      purpose: myProgress.storedData.othersPurpose,
      kind: 'technical',
      amounts: [],
      keys: [key],
    }),
  );
  const items = [...findStoredItems(device.snapshot, deviceData), ...undeclaredItems];
  const isStored = (label: string) => items.some((found) => found.label === label);
  const erasedNow = [...erasedItems.values()].filter(({ found }) => !isStored(found.label));
  // An erased item keeps its place in the list, so that its undo button does not move.
  const order = new Map(
    [...deviceData.map(({ label }) => label), ...undeclaredItems.map(({ label }) => label)].entries(),
  );
  const sortedItems = [...items, ...erasedNow.map(({ found }) => found)].sort(
    (a, b) => labelIndex(order, a.label) - labelIndex(order, b.label),
  );
  async function erase(found: StoredItem) {
    const erased = await device.eraseEntries(found.keys);
    setErasedItems((before) => new Map(before).set(found.label, { found, erased }));
    return erased.length > 0;
  }
  return (
    <Section
      id="guardado"
      kind="quiet"
      layout="beside"
      title={myProgress.storedData.title}
      intro={myProgress.storedData.intro}
    >
      <details css={{ marginBlockEnd: token.space[5], '& summary': { paddingBlock: token.space[2] } }}>
        <summary>{myProgress.storedData.sentTitle}</summary>
        <p css={{ maxWidth: token.measure, marginBlock: token.space[3] }}>{myProgress.storedData.sent}</p>
      </details>
      {sortedItems.length === 0 && <EmptyState compact>{myProgress.storedData.none}</EmptyState>}
      {KINDS.map((kind) => {
        const itemsOfKind = sortedItems.filter((found) => found.kind === kind);
        if (itemsOfKind.length === 0) return null;
        return (
          <Group key={kind}>
            <Heading level={3}>{myProgress.storedData.kinds[kind]}</Heading>
            <Rows role="list">
              {itemsOfKind.map((found) => (
                <StoredDataRow
                  key={found.label}
                  found={found}
                  isErased={!isStored(found.label)}
                  onErase={() => erase(found)}
                  onUndo={() => device.restore(erasedItems.get(found.label)?.erased ?? [])}
                  canUndo={(erasedItems.get(found.label)?.erased.length ?? 0) > 0}
                />
              ))}
            </Rows>
          </Group>
        );
      })}
    </Section>
  );
}

const labelIndex = (order: ReadonlyMap<number, string>, label: string): number =>
  [...order].find(([, name]) => name === label)?.[0] ?? order.size;

interface StoredDataRowProps {
  found: StoredItem;
  isErased: boolean;
  canUndo: boolean;
  /** Resolves to true when the erased item can be restored. */
  onErase: () => Promise<boolean>;
  onUndo: () => void;
}

function StoredDataRow({ found, isErased, canUndo, onErase, onUndo }: StoredDataRowProps) {
  const shell = useShell();
  const { label, purpose, amounts } = found;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Row data-stored-item={label}>
      <Heading level={4} ref={heading} tabIndex={-1}>
        {label}
      </Heading>
      {isErased ? (
        <p>{myProgress.storedData.erased}</p>
      ) : (
        amounts.length > 0 && (
          <p>
            <strong>{amounts.map((amount) => myProgress.amount(amount.value, amount)).join(' · ')}</strong>
          </p>
        )
      )}
      <Small>{purpose}</Small>
      {/* One button for erase and undo, so that the focus stays. */}
      {(!isErased || canUndo) && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            css={isErased ? undefined : eraseButton}
            onClick={async () => {
              if (isErased) {
                onUndo();
                shell.announce(myProgress.storedData.restoredAnnouncement(label));
                return;
              }
              const undoable = await onErase();
              // The button unmounts, so move the focus.
              if (!undoable) heading.current?.focus();
              shell.announce(myProgress.storedData.erasedAnnouncement(label, undoable));
            }}
          >
            {isErased ? myProgress.storedData.undo : myProgress.storedData.erase}
            <VisuallyHidden>{myProgress.storedData.what(label)}</VisuallyHidden>
          </Button>
        </div>
      )}
    </Row>
  );
}
