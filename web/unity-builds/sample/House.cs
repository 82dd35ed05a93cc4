using System;
using System.Runtime.InteropServices;
using UnityEngine;

/// <summary>
/// Put this on an object named "House" in the first scene. The page calls its methods, each with one text, and listens to what the
/// player does. The page stakes, settles and shows the result; this only draws. Replace what draws a wheel.
/// </summary>
public class House : MonoBehaviour
{
    [DllImport("__Internal")] private static extern void SendStake(string choice);
    [DllImport("__Internal")] private static extern void SendDecision(string json);
    [DllImport("__Internal")] private static extern void SendShown(string round);

    [SerializeField] private Transform wheel;

    private SettingsMessage settings = new SettingsMessage();
    private TableMessage table = new TableMessage();
    private float mayBeginAt;
    private bool isBusy;
    private bool isPaused;

    /// <summary>The button of the game, and its choice in the game's notation: empty for a game without one.</summary>
    public void Press(string choice)
    {
        if (!isBusy && !isPaused && table.stake > 0 && Time.realtimeSinceStartup >= mayBeginAt) SendStake(choice);
    }

    public void Settings(string json)
    {
        settings = JsonUtility.FromJson<SettingsMessage>(json);
        AudioListener.volume = isPaused ? 0 : settings.sound;
    }

    public void Table(string json) => table = JsonUtility.FromJson<TableMessage>(json);

    /// <summary>For games that dim stakes above the balance.</summary>
    public void Balance(string json) { }

    public void Limits(string json) =>
        mayBeginAt = Time.realtimeSinceStartup + JsonUtility.FromJson<LimitsMessage>(json).waitMs / 1000f;

    public void Pending(string nothing) => isBusy = true;

    public void Outcome(string json) => Show(json, settings.reducedMotion ? 0 : 2);

    /// <summary>Nothing was staked, and the page has said why.</summary>
    public void Refused(string code) => isBusy = false;

    public void Resume(string json) => Show(json, 0);

    public void Replay(string json) => Show(json, settings.reducedMotion ? 0 : 2);

    public void Pause(string because) => SetPaused(true);

    public void GoOn(string nothing) => SetPaused(false);

    private void SetPaused(bool isPausedNow)
    {
        isPaused = isPausedNow;
        AudioListener.volume = isPaused ? 0 : settings.sound;
        Time.timeScale = isPaused ? 0 : 1;
    }

    /// <summary>A game with decisions calls SendDecision with a DecisionMessage as JSON while `awaits` is "decision".</summary>
    private async void Show(string json, float seconds)
    {
        var round = JsonUtility.FromJson<UpdateMessage>(json).round;
        isBusy = true;
        for (var since = 0f; since < seconds; since += Time.deltaTime)
        {
            wheel.Rotate(0, 0, 720 * Time.deltaTime);
            await Awaitable.NextFrameAsync();
        }
        wheel.localEulerAngles = new Vector3(0, 0, 15f * round.outcome.segment);
        isBusy = false;
        SendShown(round.id);
    }
}

[Serializable] public class SettingsMessage { public string theme, locale; public bool reducedMotion; public float sound; }

[Serializable] public class TableMessage { public string coin; public long stake; public long[] stakes; }

[Serializable] public class LimitsMessage { public float shortestCycleMs, waitMs; }

[Serializable] public class DecisionMessage { public string round; public int step; public string decision; }

[Serializable] public class UpdateMessage { public RoundMessage round; public string awaits; }

[Serializable] public class RoundMessage
{
    public string id, coin, choice;
    public long stake, payout;
    public string[] decisions;
    public OutcomeMessage outcome;
}

/// <summary>The outcome of a wheel; `openapi.json` describes the other families.</summary>
[Serializable] public class OutcomeMessage { public int segment; public double multiple; }
