import { expect, test } from 'vitest';
import { findPersonalData, type PersonalDataKind } from './find-personal-data.ts';

const findKinds = (text: string) => findPersonalData(text).map(({ kind, text: found }) => [kind, found]);

test.each<[PersonalDataKind, string]>([
  ['phone', '912345678'],
  ['phone', '912 345 678'],
  ['phone', '91 234 56 78'],
  ['phone', '912.345.678'],
  ['phone', '912-345-678'],
  ['phone', '213 456 789'],
  ['phone', '21 345 67 89'],
  ['phone', '+351 912 345 678'],
  ['phone', '+351912345678'],
  ['phone', '00351 912 345 678'],
  ['phone', '(+351) 912 345 678'],
  ['phone', '+44 7911 123456'],
  ['email', 'maria.silva@gmail.com'],
  ['email', 'joão+ia@sapo.pt'],
  ['nif', '123456789'],
  ['nif', '123 456 789'],
  ['niss', '12345678902'],
  ['niss', '123 456 789 02'],
  ['citizen-card', '000000000ZZ4'],
  ['citizen-card', '00000000 0 ZZ4'],
  ['iban', 'PT50000201231234567890154'],
  ['iban', 'PT50 0002 0123 1234 5678 9015 4'],
  ['iban', 'DE89 3704 0044 0532 0130 00'],
  ['card', '4111 1111 1111 1111'],
  ['card', '5555555555554444'],
  ['postal-code', '1250-096'],
  ['address', 'Rua das Flores 12'],
  ['address', 'Rua das Flores, n.º 12, 3.º esq.'],
  ['address', 'Av. 25 de Abril, 7B'],
  ['address', 'Praça de Luís de Camões 22'],
])('findPersonalData finds %s «%s» alone and within a sentence', (kind, value) => {
  expect(findKinds(value)).toEqual([[kind, value]]);
  expect(findKinds(`Olá: ${value}, obrigada.`)).toEqual([[kind, value]]);
});

test('findPersonalData finds all matches of a text, in order', () => {
  const text =
    'Liguem-me para o 912 345 678 ou escrevam para maria.silva@gmail.com, NIF 245123456, moro na Rua das Flores 12, 4000-123 Porto.';
  expect(findKinds(text)).toEqual([
    ['phone', '912 345 678'],
    ['email', 'maria.silva@gmail.com'],
    ['nif', '245123456'],
    ['address', 'Rua das Flores 12'],
    ['postal-code', '4000-123'],
  ]);
  for (const { start, end, text: found } of findPersonalData(text))
    expect(text.slice(start, end)).toBe(found);
});

test('findPersonalData finds a street without a number after a phrase such as «moro na»', () => {
  expect(findKinds('Eu moro na Rua das Flores e gosto.')).toEqual([['address', 'Rua das Flores']]);
  expect(findKinds('A minha morada é rua augusta, 5.')).toEqual([['address', 'rua augusta, 5']]);
  expect(findKinds('A Rua das Flores devia ter árvores.')).toEqual([]);
});

test('findPersonalData finds a number next to a name', () => {
  expect(findKinds('Maria 912345678')).toEqual([['phone', '912345678']]);
});

test.each([
  // Invalid check digits.
  '123456780',
  '12345678901',
  '000000000ZZ5',
  'PT50000201231234567890155',
  '4111 1111 1111 1112',
  // Figures, dates and laws.
  'Entre 2024 e 2026, 1974-2024, em 2025.',
  '250 000 000 euros',
  '215 400 123 €',
  '912 345 678 pessoas usam o serviço.',
  'São 10 639 726 habitantes e 91,5 % de adultos.',
  'Regulamento (UE) 2024/1689, artigo 50.º, n.º 4',
  'Lei n.º 58/2019, de 8 de agosto',
  'Custa 1 234,56 € ou 12.345.678,90 €.',
  '21 22 23 24 25 26',
  '2021 2022 2023 2024',
  'No dia 24-11-2026 às 10:30:15',
  '24/11/2026',
  'ISBN 978-972-0-00000-0',
  // Codes and URLs.
  'IA-7K3M-9QXP-2DFH-4TVW',
  '550e8400-e29b-41d4-a716-446655440000',
  'https://exemplo.pt/artigo/912345678?nif=123456789',
  'versão 2.1.0, resolução 1920x1080',
  '0,912345678',
  // Text that only resembles an address.
  'Escreva nome@exemplo.pt',
  'A Avenida da Liberdade em 2024',
  'Uma praça pública e 3 bancos.',
  'Largo do Carmo 1974',
  '@iaparatodos',
])('findPersonalData finds nothing in «%s»', (text) => {
  expect(findKinds(text)).toEqual([]);
});

test('findPersonalData takes linear time', () => {
  const start = performance.now();
  for (const sign of ['1', 'a.', 'Rua A ', '9 ', 'A1', 'a@a.', 'Rua de '])
    findPersonalData(sign.repeat(20_000));
  // About 50 ms; a backtracking pattern takes minutes.
  expect(performance.now() - start).toBeLessThan(5_000);
});
