import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select } from '@base-ui/react/select';
import type { Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Check, ChevronDown } from '../icon/icons.ts';
import { mainPart, unhideFocusGuards } from './focus-guards.ts';
import * as styles from './InlineSelect.styles.ts';

export interface InlineSelectOption {
  /** What is stored. */
  value: string;
  /** What is shown; the value by default. */
  label?: string;
}

export interface InlineSelectProps {
  /** Name of the choice, for someone who does not see the sentence around it: 'tom da mensagem'. */
  label: string;
  /** What can be chosen; plain words, or value and label. */
  options: readonly (string | InlineSelectOption)[];
  /** The chosen value, or null while nothing is chosen. */
  value: string | null;
  /** Called with the newly chosen value. */
  onValueChange: (value: string) => void;
  /** Words shown while nothing is chosen. */
  placeholder?: string;
  /** The choice cannot be changed now. */
  disabled?: boolean;
  /** The button that opens it, to give it the focus. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A choice inside a sentence. It flows with the words around it, and its arrow shows that it can be changed.
 * Opens with Enter, Space or the arrow keys; typing finds an option; Escape closes it.
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
    // The style element that Base UI would add for its scrollbar is refused by the site's CSP.
    <CSPProvider disableStyleElements>
      <span ref={unhideFocusGuards} css={styles.around}>
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
          <Select.Portal ref={unhideFocusGuards} container={mainPart()}>
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
