import { focusHeading } from '@ia/shared-ui/hooks';
import { useEffect, useRef } from 'react';
import type { Block } from '../../content/schema.ts';
import { useBlockAnchor } from '../../parts/course/use-block-anchor.ts';
import { blockHeadingId } from '../../parts/lesson/block-heading-id.ts';
import { useCarriedState } from '../../parts/lesson/use-carried-state.ts';
import { useWritten } from '../../state/written-atom.ts';

/** Field of the written texts that lists the ids of the finished activities. */
const DONE_FIELD = 'atividades-feitas';

const parseId = (stored: unknown): number | null => (Number.isInteger(stored) ? (stored as number) : null);

/**
 * Activities of a mission: one is open, and the finished ones are stored on the device. None is locked.
 * @param missionId key of the stored texts
 */
export function useActivities(missionId: string, blocks: readonly Block[]) {
  const [written, save] = useWritten(missionId);
  const stored = written[DONE_FIELD];
  const doneIds = Array.isArray(stored) ? stored.map(Number) : [];
  const isDone = (id: number) => doneIds.includes(id);
  const firstUnfinished = blocks.find(({ id }) => !isDone(id));
  const [chosenId, setChosenId] = useCarriedState('atividade', parseId);
  /**
   * The activity that the visitor chose, else the first unfinished one; 0 when every activity is collapsed.
   */
  const openId = chosenId ?? firstUnfinished?.id ?? 0;

  const idToFocus = useRef<number | null>(null);
  useEffect(() => {
    const heading = idToFocus.current && document.getElementById(blockHeadingId({ id: idToFocus.current }));
    idToFocus.current = null;
    if (heading) focusHeading(heading);
  });

  useBlockAnchor(setChosenId);

  const finish = (id: number) => {
    if (!isDone(id)) save(DONE_FIELD, [...doneIds, id].map(String));
  };
  return {
    openId,
    isDone,
    doneCount: doneIds.length,
    /** The activity to continue with; undefined when all are finished. */
    current: blocks.find(({ id }) => id === openId) ?? firstUnfinished,
    finish,
    /** Finishes an activity, opens the next one and moves the focus there. */
    finishAndContinue(id: number) {
      finish(id);
      idToFocus.current = id + 1;
      setChosenId(id + 1);
    },
    open: setChosenId,
    toggle: (id: number) => setChosenId(id === openId ? 0 : id),
  };
}

export type Activities = ReturnType<typeof useActivities>;
