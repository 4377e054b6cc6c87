/** What each reason for a refusal covers. `ReasonForm` shows it to the moderators below the reason. */
export const REASON_CRITERIA: Record<string, string> = {
  off_topic: 'Não fala da inteligência artificial nem do Manifesto, ou não se percebe.',
  duplicate: 'Propõe o mesmo que uma sugestão publicada. Se acrescentar alguma coisa, publique-a.',
  personal_data: 'Tem nomes, moradas, contactos ou números de pessoas que não se podem retirar do texto.',
  language: 'Insulta, ameaça ou discrimina alguém. Criticar o município não é razão para não publicar.',
  advertising: 'Vende um produto ou serviço, ou leva a uma página que o vende.',
};
