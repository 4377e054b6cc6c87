import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select } from '@base-ui/react/select';
import type { Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Check, ChevronDown } from '../icon/icons.ts';
import { findMainElement, unhideFocusGuards } from './focus-guards.ts';
import * as styles from './InlineSelect.styles.ts';

export interface InlineSelectOption {
  /** Stored value. */
  value: string;
  /** Label; the value by default. */
  label?: string;
}

export interface InlineSelectProps {
  /** Accessible name, independent of the surrounding sentence: 'tom da mensagem'. */
  label: string;
  /** Options: plain text, or value and label. */
  options: readonly (string | InlineSelectOption)[];
  /** Selected value, or null. */
  value: string | null;
  /** Called with the newly selected value. */
  onValueChange: (value: string) => void;
  /** Text shown without a selection. */
  placeholder?: string;
  /** Disables the control. */
  disabled?: boolean;
  /** The trigger button, to focus it. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Select inside a sentence. It flows with the text, and an arrow marks it as a control. Opens with Enter,
 * Space or arrow keys; typing finds an option; Escape closes it.
 */
export function InlineSelect({
  label,
  options,
  value,
  onValueChange,
  placeholder = 'escolha',
  disabled = false,
  ref,
}: InlineSelectProps) {
  const items = options.map((option) =>
    typeof option === 'string'
      ? { value: option, label: option }
      : { value: option.value, label: option.label ?? option.value },
  );
  return (
    // The content security policy blocks the style element that Base UI adds for its scrollbar.
    <CSPProvider disableStyleElements>
      <span ref={unhideFocusGuards} css={styles.wrapper}>
        <Select.Root
          items={items}
          value={value}
          onValueChange={(next) => next !== null && onValueChange(next)}
          disabled={disabled}
          modal={false}
        >
          <Select.Trigger ref={ref} aria-label={label} css={styles.trigger}>
            <Select.Value placeholder={placeholder} css={styles.value} />
            <Select.Icon css={styles.arrow}>
              <Icon icon={ChevronDown} size="1.1em" />
            </Select.Icon>
          </Select.Trigger>
          <Select.Portal ref={unhideFocusGuards} container={findMainElement()}>
            <Select.Positioner sideOffset={6} alignItemWithTrigger={false} css={styles.positioner}>
              <Select.Popup css={styles.popup}>
                <Select.List>
                  {items.map((item) => (
                    <Select.Item key={item.value} value={item.value} css={styles.item}>
                      <span css={styles.check}>
                        <Select.ItemIndicator>
                          <Icon icon={Check} size="1.1em" />
                        </Select.ItemIndicator>
                      </span>
                      <Select.ItemText>{item.label}</Select.ItemText>
                    </Select.Item>
                  ))}
                </Select.List>
              </Select.Popup>
            </Select.Positioner>
          </Select.Portal>
        </Select.Root>
      </span>
    </CSPProvider>
  );
}
