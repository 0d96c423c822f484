import { DEFAULT_SERVICE_COLOUR, serviceColour } from './service-colour';

test('the five known services have a colour each of their own', () => {
  const colours = ['netflix', 'amazon', 'disney', 'hulu', 'youtube'].map(serviceColour);
  expect(new Set(colours).size).toBe(5);
  expect(colours).not.toContain(DEFAULT_SERVICE_COLOUR);
});

test('case, blanks and what follows the name do not matter', () => {
  expect(serviceColour(' NETFLIX ')).toBe(serviceColour('netflix'));
  expect(serviceColour('Amazon Prime')).toBe(serviceColour('amazon'));
  expect(serviceColour('Disney+')).toBe(serviceColour('disney'));
});

test('any other service has the default colour', () => {
  expect(serviceColour('hoichoi')).toBe(DEFAULT_SERVICE_COLOUR);
  expect(serviceColour('')).toBe(DEFAULT_SERVICE_COLOUR);
});
