import { css } from '@emotion/react';
import { Button } from '@ia/shared-ui/button';
import { RotateCcw } from '@ia/shared-ui/icon';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { token } from '@ia/shared-ui/tokens';
import { useSyncExternalStore } from 'react';
import { choiceText, t } from '../content/preferences.ts';
import { CHOICES, NAMES, writePreferences } from '../preferences/choices.ts';
import { preferences } from '../preferences/preferences.ts';

const panel = css({ display: 'grid', gap: token.space[4] });
const note = css({ color: token.color.inkSoft, fontSize: token.size.sm });

/** The visitor's preferences. Each applies at once, and is stored on the device. */
export default function PreferencesPanel({ announce }: { announce: (message: string) => void }) {
  const chosen = useSyncExternalStore(preferences.subscribe, preferences.get);
  return (
    <div css={panel}>
      {NAMES.map((name) => {
        const { label, values } = choiceText[name];
        return (
          <RadioGroup
            key={name}
            inline
            name={`preferences-${name}`}
            label={label}
            value={chosen[name]}
            onValueChange={(value) => preferences.choose(name, value as never)}
            options={CHOICES[name].map((value) => ({
              value,
              label: (values as Record<string, string>)[value],
            }))}
          />
        );
      })}
      <p css={note}>{t.storageNote}</p>
      <div>
        <Button
          variant="secondary"
          size="sm"
          iconStart={RotateCcw}
          aria-disabled={writePreferences(chosen) === null}
          onClick={() => {
            preferences.reset();
            announce(t.wasReset);
          }}
        >
          {t.reset}
        </Button>
      </div>
    </div>
  );
}
