import { css } from '@emotion/react';
import { forcedColorsFill, media, token } from '@ia/shared-ui/tokens';
import { useId } from 'react';
import { fileFieldText } from '../../content/saving.ts';

const name = css({ display: 'block', fontWeight: 650 });

const button = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  marginBlockStart: token.space[2],
  paddingInline: token.space[4],
  border: `2px solid ${token.color.accent}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  color: token.color.accent,
  fontSize: token.size.sm,
  fontWeight: 650,
  cursor: 'pointer',
  '&:hover': { background: token.color.accentSoft },
  '&:has(:focus-visible)': { outline: `3px solid ${token.color.focus}`, outlineOffset: 2 },
});

/** The main action of its page. */
const solid = css({
  background: token.color.accent,
  color: token.color.onAccent,
  '&:hover': { background: token.color.accentStrong },
  ...forcedColorsFill,
  [media.phone]: { width: '100%', justifyContent: 'center' },
});

/** The transparent file input covers the whole button, so that all of it is the click target. */
const control = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  fontSize: 0,
  cursor: 'inherit',
});

interface FileFieldProps {
  /** Label of the field. */
  label: string;
  /** Value of the `accept` attribute. */
  accept: string;
  /** Called for each chosen file, including the same file again. */
  onFile: (file: File) => void;
  /** True for the main action of a page. */
  primary?: boolean;
}

/** File input with a Portuguese label; the native one uses the browser's language. Reads the file at once. */
export function FileField({ label, accept, onFile, primary = false }: FileFieldProps) {
  const id = useId();
  return (
    <div css={{ [media.print]: { display: 'none' } }}>
      <label htmlFor={id} css={name}>
        {label}
      </label>
      <label css={[button, primary && solid]}>
        {fileFieldText.choose}
        <input
          id={id}
          type="file"
          accept={accept}
          css={control}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) onFile(file);
          }}
        />
      </label>
    </div>
  );
}
