/**
 * Names of a suggestion's states and of the reasons for a refusal, for visitors. Pages and the feed of a suggestion
 * (`supabase/functions/feed`) show them.
 */

/** Visitor-facing label of each status. */
export const STATUS_LABELS: Record<string, string> = {
  pending: 'Recebida',
  in_review: 'Em análise',
  approved: 'Publicada',
  integrated: 'Publicada e integrada',
  rejected: 'Não publicada',
  hidden: 'Retirada da lista pública',
  merged: 'Junta a outra igual',
  upheld: 'Lida outra vez: a decisão mantém-se',
};

/** Reasons for a rejection or withdrawal, as shown to the author. The keys are the server's reason codes. */
export const DECISION_REASONS: Record<string, string> = {
  off_topic: 'Não é sobre o Manifesto',
  duplicate: 'Já existe uma sugestão igual',
  personal_data: 'Expõe dados pessoais',
  language: 'Ofende ou ameaça pessoas',
  advertising: 'Faz publicidade',
};

/** A decision about a suggestion, as its author sees it. */
interface Decision {
  reason_code?: string | null;
  reason_text?: string | null;
}

/** The team's answer in one sentence; '' when there is none. */
export const answerText = ({ reason_code, reason_text }: Decision): string =>
  [reason_code && DECISION_REASONS[reason_code], reason_text].filter(Boolean).join('. ');
