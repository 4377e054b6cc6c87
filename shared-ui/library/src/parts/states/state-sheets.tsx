import { Accordion, AccordionItem } from '@ia/shared-ui/accordion';
import { Button, type ButtonProps, LinkButton } from '@ia/shared-ui/button';
import { Card } from '@ia/shared-ui/card';
import { ChevronRight, Pause, X } from '@ia/shared-ui/icon';
import { IconButton, type IconButtonProps } from '@ia/shared-ui/icon-button';
import { InlineSelect } from '@ia/shared-ui/inline-select';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { Tabs } from '@ia/shared-ui/tabs';
import { TextLink } from '@ia/shared-ui/text';
import { TextArea } from '@ia/shared-ui/text-area';
import { TextField } from '@ia/shared-ui/text-field';
import type { ReactNode } from 'react';
import { stateTexts as t } from '../../content/states.ts';
import type { ComponentWithStates } from './with-states.ts';

/** States that a component sets itself. */
export type OwnState = 'disabled' | 'busy' | 'error';

/** One variant of a component, in all its states. */
export interface StateRow {
  name: string;
  /** Selector of the element that takes pointer and focus. */
  target: string;
  /** Draws the component, in one of its own states if given. `StateSheet` adds hover, focus and press. */
  draw: (state?: OwnState) => ReactNode;
  /** States of `draw` that the sheet shows. */
  own: readonly OwnState[];
}

interface StateSheet {
  /** Minimum width of a drawing. */
  minWidth: string;
  rows: readonly StateRow[];
}

const ignore = () => {};
const { samples } = t;

const buttonRow = (name: string, variant: ButtonProps['variant']): StateRow => ({
  name,
  target: 'button',
  own: ['disabled', 'busy'],
  draw: (state) => (
    <Button
      variant={variant}
      disabled={state === 'disabled'}
      loading={state === 'busy'}
      loadingLabel={samples.saving}
    >
      {samples.save}
    </Button>
  ),
});

const linkButtonRow: StateRow = {
  name: t.variants.linkButton,
  target: 'a',
  own: [],
  draw: () => (
    <LinkButton href="#" iconEnd={ChevronRight}>
      {samples.start}
    </LinkButton>
  ),
};

const iconButtonRow = (
  name: string,
  label: string,
  props: Pick<IconButtonProps, 'icon' | 'variant'>,
): StateRow => ({
  name,
  target: 'button',
  own: ['disabled'],
  draw: (state) => <IconButton label={label} {...props} disabled={state === 'disabled'} />,
});

const radioRow = (name: string, value: string | null): StateRow => ({
  name,
  target: 'input',
  own: ['disabled', 'error'],
  draw: (state) => (
    <RadioGroup
      label={samples.question}
      value={value}
      onValueChange={ignore}
      disabled={state === 'disabled'}
      error={state === 'error' && samples.answerError}
      options={samples.answers}
    />
  ),
});

const tabsRow = (name: string, target: string): StateRow => ({
  name,
  target,
  own: [],
  draw: () => (
    <Tabs
      label={samples.tabs.label}
      items={[
        { id: 'a', label: samples.tabs.first, content: null },
        { id: 'b', label: samples.tabs.second, content: null },
      ]}
    />
  ),
});

/** State sheets by component. `StateSheet` draws each row once per state, for comparison. */
export const STATE_SHEETS: Record<ComponentWithStates, StateSheet> = {
  accordion: {
    minWidth: '16rem',
    rows: [
      {
        name: t.variants.question,
        target: 'button',
        own: [],
        draw: () => (
          <Accordion>
            <AccordionItem title={samples.question}>{samples.answer}</AccordionItem>
          </Accordion>
        ),
      },
    ],
  },
  button: {
    minWidth: '10.5rem',
    rows: [
      buttonRow(t.variants.primary, 'primary'),
      buttonRow(t.variants.secondary, 'secondary'),
      buttonRow(t.variants.quiet, 'quiet'),
      buttonRow(t.variants.danger, 'danger'),
      linkButtonRow,
    ],
  },
  card: {
    minWidth: '15rem',
    rows: [
      {
        name: t.variants.cardLink,
        target: 'a',
        own: [],
        draw: () => (
          <Card href="#" title={samples.card.title} action={samples.start}>
            {samples.card.text}
          </Card>
        ),
      },
      {
        name: t.variants.cardAction,
        target: 'button',
        own: [],
        draw: () => <Card onPress={ignore} title={samples.card.title} />,
      },
    ],
  },
  heading: {
    minWidth: '11rem',
    rows: [
      {
        name: t.variants.textLink,
        target: 'a',
        own: [],
        draw: () => <TextLink href="#">{samples.link}</TextLink>,
      },
    ],
  },
  'icon-button': {
    minWidth: '8rem',
    rows: [
      iconButtonRow(t.variants.quiet, samples.close, { icon: X }),
      iconButtonRow(t.variants.outlined, samples.next, { icon: ChevronRight, variant: 'outlined' }),
      iconButtonRow(t.variants.solid, samples.pause, { icon: Pause, variant: 'solid' }),
    ],
  },
  'inline-select': {
    minWidth: '11rem',
    rows: [
      {
        name: t.variants.selected,
        target: 'button',
        own: ['disabled'],
        draw: (state) => (
          <InlineSelect
            label={samples.tone}
            options={[samples.formal]}
            value={samples.formal}
            onValueChange={ignore}
            disabled={state === 'disabled'}
          />
        ),
      },
      {
        name: t.variants.unselected,
        target: 'button',
        own: ['disabled'],
        draw: (state) => (
          <InlineSelect
            label={samples.tone}
            options={[samples.formal]}
            value={null}
            onValueChange={ignore}
            disabled={state === 'disabled'}
          />
        ),
      },
    ],
  },
  'radio-group': {
    minWidth: '15rem',
    rows: [radioRow(t.variants.unselected, null), radioRow(t.variants.selected, samples.answers[0].value)],
  },
  tabs: {
    minWidth: '15rem',
    rows: [
      tabsRow(t.variants.closedTab, '[role="tab"]:last-of-type'),
      tabsRow(t.variants.openTab, '[role="tab"]'),
    ],
  },
  'text-area': {
    minWidth: '15rem',
    rows: [
      {
        name: t.variants.filled,
        target: 'textarea',
        own: ['disabled', 'error'],
        draw: (state) => (
          <TextArea
            label={samples.suggestion}
            rows={2}
            defaultValue={samples.suggestionText}
            disabled={state === 'disabled'}
            error={state === 'error' && samples.suggestionError}
          />
        ),
      },
    ],
  },
  'text-field': {
    minWidth: '15rem',
    rows: [
      {
        name: t.variants.filled,
        target: 'input',
        own: ['disabled', 'error'],
        draw: (state) => (
          <TextField
            label={samples.email}
            defaultValue={samples.emailText}
            disabled={state === 'disabled'}
            error={state === 'error' && samples.emailError}
          />
        ),
      },
    ],
  },
};
