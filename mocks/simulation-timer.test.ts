import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSimulationTimer } from './simulation-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('startSimulationTimer', () => {
  it.each([
    [0, 20_000],
    [0.5, 40_000],
    [1, 60_000],
  ])(
    'repeats an action after 20 to 60 seconds, which the random number %d decides',
    async (random, pause) => {
      const simulateAction = vi.fn();
      startSimulationTimer({ simulateAction, random: () => random });
      await vi.advanceTimersByTimeAsync(pause - 10);
      expect(simulateAction).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(10);
      expect(simulateAction).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(pause * 2);
      expect(simulateAction).toHaveBeenCalledTimes(3);
    },
  );

  it('does not start an action before the previous one has finished', async () => {
    let finishAction = () => undefined as void;
    const simulateAction = vi.fn(() => new Promise<void>((resolve) => (finishAction = resolve)));
    startSimulationTimer({ simulateAction, random: () => 0 });
    await vi.advanceTimersByTimeAsync(200_000);
    expect(simulateAction).toHaveBeenCalledTimes(1);
    finishAction();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(simulateAction).toHaveBeenCalledTimes(2);
  });

  it('continues after a failed action and warns', async () => {
    const simulateAction = vi.fn().mockRejectedValueOnce(new Error('the disk is full'));
    const warn = vi.fn();
    startSimulationTimer({ simulateAction, random: () => 0, warn });
    await vi.advanceTimersByTimeAsync(40_000);
    expect(simulateAction).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('the disk is full'));
  });
});
