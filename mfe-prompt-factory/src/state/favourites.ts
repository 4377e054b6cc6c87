import { deviceAtom } from '@ia/shared-services/storage';
import { useAtom } from 'jotai';
import { useCallback } from 'react';
import * as v from 'valibot';

const favouritesAtom = deviceAtom<string[]>('promptFactoryFavourites', v.array(v.string()), []);

/** Ids of favourite recipes on this device, newest first. */
export function useFavourites() {
  const [favourites, setFavourites] = useAtom(favouritesAtom);
  const toggle = useCallback(
    (id: string) =>
      setFavourites((previous) =>
        previous.includes(id) ? previous.filter((other) => other !== id) : [id, ...previous],
      ),
    [setFavourites],
  );
  return { favourites, toggle };
}
