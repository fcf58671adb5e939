import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useAuth } from '../../src/lib/use-auth.ts';

function Anybody() {
  return useAuth().session.is;
}

test('outside its provider the hook says so', () => {
  expect(() => renderToString(<Anybody />)).toThrow('useAuth must be used within an AuthProvider');
});
