import { useAtom, useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import * as v from 'valibot';
import { BackendError } from '../backend/index.ts';
import { type DeviceAtom, deviceAtom, removeDevice, writeDevice } from '../storage/index.ts';

const atoms = new Map<string, DeviceAtom<string | null>>();
const text = v.nullable(v.string());

/** One atom per key, or every render would subscribe anew. */
function textAtom(key: string): DeviceAtom<string | null> {
  const known = atoms.get(key) ?? deviceAtom<string | null>(key, text, null);
  atoms.set(key, known);
  return known;
}

export interface DeviceVoteOptions<Choice extends string> {
  /** Name of the marker on the device: 'vote_principle_literacia'. */
  key: string;
  choices: readonly Choice[];
  /** Tells the server, or null while there is none. */
  send: ((choice: Choice) => Promise<unknown>) | null;
  /** Failures are only logged (specification §8). */
  report: (error: unknown) => void;
}

export interface DeviceVote<Choice extends string> {
  vote: Choice | null;
  /** The server has not counted it yet. */
  unsent: boolean;
  /** Votes, once: a second call does nothing. */
  cast: (choice: Choice) => void;
}

/**
 * A vote that locks on this device. One that the server could not be told is kept, and told again when the page is
 * opened anew or the network comes back: the server counts it once, so telling it twice does no harm.
 */
export function useDeviceVote<Choice extends string>(options: DeviceVoteOptions<Choice>): DeviceVote<Choice> {
  const { key, choices } = options;
  const unsentKey = `unsent_${key}`;
  const [marker, setMarker] = useAtom(textAtom(key));
  const unsent = useAtomValue(textAtom(unsentKey)) === 'true';
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const vote = choices.find((choice) => choice === marker) ?? null;

  const tell = useCallback(
    async (choice: Choice) => {
      const { send, report } = latest.current;
      if (!send) return;
      try {
        await send(choice);
        removeDevice(unsentKey);
      } catch (error) {
        report(error);
        // The server will not change its mind about these: asking again and again would not help anyone.
        const final = error instanceof BackendError && /^(rejected|not-found)$/.test(error.kind);
        if (final) removeDevice(unsentKey);
      }
    },
    [unsentKey],
  );

  useEffect(() => {
    if (!unsent || !vote) return;
    const again = () => void tell(vote);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [unsent, vote, tell]);

  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    if (unsent && vote) void tell(vote);
  }, [unsent, vote, tell]);

  return {
    vote,
    unsent,
    cast(choice) {
      if (vote) return;
      setMarker(choice);
      writeDevice(unsentKey, 'true');
      void tell(choice);
    },
  };
}
