import { token } from '@ia/shared-ui/tokens';

/** One azulejo: four quarter circles around a dot. The same drawing as favicon.svg. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="6" fill={token.color.accent} />
      <path
        d="M4 4a12 12 0 0 1 12 12A12 12 0 0 1 4 4Zm24 0a12 12 0 0 1-12 12A12 12 0 0 1 28 4ZM4 28a12 12 0 0 0 12-12A12 12 0 0 0 4 28Zm24 0a12 12 0 0 0-12-12 12 12 0 0 0 12 12Z"
        fill={token.color.onAccent}
      />
      <circle cx="16" cy="16" r="3" fill={token.color.accent} />
    </svg>
  );
}
